import type { LazyScreen } from './lazy-screen.ts'

let screensAt: (href: string) => Promise<readonly LazyScreen[]> = async () => []

/** Takes what each address shows from the route table, which stands above all that asks here. */
export const provideScreens = (given: typeof screensAt) => {
  screensAt = given
}

/** Fetches what an address shows ahead of its time; a failure shows when it is needed. */
export async function prefetchScreen(href: string) {
  const screens = await screensAt(href).catch(() => [])
  await Promise.all(screens.map(({ prefetch }) => prefetch()))
}
