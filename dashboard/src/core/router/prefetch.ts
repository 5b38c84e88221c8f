import { takeGiven } from '../api/given.ts'
import type { LazyScreen } from './lazy-screen.ts'

let screensAt: (href: string, isSignedIn?: boolean) => Promise<readonly LazyScreen[]> = async () => []

/** Takes what each address shows from the route table, which stands above all that asks here. */
export const provideScreens = (given: typeof screensAt) => {
  screensAt = given
}

/** How long a first look waits for its screen, and for its data once the screen is there, in ms. */
const SCREEN_TIMEOUT = 1000
const DATA_TIMEOUT = 150

const wait = (ms: number) => new Promise((done) => setTimeout(done, ms))

/**
 * Fetches what an address shows ahead of its time, to who is here, or to who will be signed in by then; a failure shows
 * when it is needed.
 */
export async function prefetchScreen(href: string, isSignedIn?: boolean) {
  const screens = await screensAt(href, isSignedIn).catch(() => [])
  await Promise.all(screens.map(({ prefetch }) => prefetch()))
}

const prefetchData = async (href: string, search: string) =>
  Promise.all((await screensAt(href)).map(async (screen) => screen.prefetchData?.(search)))

/** The font of the language, since letters of another would be laid out twice. */
const fontLoaded = () =>
  document.fonts
    .load(getComputedStyle(document.body).font, document.documentElement.lang === 'ar' ? 'ا' : 'a')
    .catch(() => undefined)

/** Fetches what an address shows together with what is given of its data, however long it takes: it is on the screen. */
export async function fetchWhole({ pathname, search }: { pathname: string; search: string }) {
  await Promise.all([prefetchScreen(pathname), takeGiven()])
  void prefetchData(pathname, search).catch(() => undefined)
}

/** Fetches what an address shows together with its first data, for as long as it is better to wait than to show less. */
export async function fetchFirstLook({ pathname, search }: { pathname: string; search: string }) {
  const data = prefetchData(pathname, search).catch(() => undefined)
  const look = prefetchScreen(pathname).then(() => Promise.race([data, wait(DATA_TIMEOUT)]))
  await Promise.race([Promise.all([look, fontLoaded()]), wait(SCREEN_TIMEOUT)])
}
