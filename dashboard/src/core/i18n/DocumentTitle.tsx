import { appTitle } from '../brand.ts'

/** Names the page in the browser's tab and history. */
export function DocumentTitle({ title }: { title: string }) {
  const name = `${title} · ${appTitle}`
  return <title>{name}</title>
}
