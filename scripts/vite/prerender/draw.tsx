import { Provider } from 'jotai'
import { getResponse } from 'msw'
import { StrictMode } from 'react'
import { prerender } from 'react-dom/static'
import { UNSAFE_createMemoryHistory as createMemoryHistory } from 'react-router-dom'
import { App } from '../../../dashboard/src/app/App.tsx'
import { queryClient } from '../../../dashboard/src/core/api/query-client.ts'
import { currentIntl, ensureMessages, type MessageGroup } from '../../../dashboard/src/core/i18n/intl.ts'
import { routeAt } from '../../../dashboard/src/core/router/routes.ts'
import { store } from '../../../dashboard/src/core/store.ts'
import { listJobs } from '../../../mocks/areas/jobs/handlers.ts'
import { serve } from '../../../mocks/runtime/serve.ts'
import type { PublicPage } from './pages.ts'
import { factsOf } from './facts.ts'

/** What the build has drawn of a page. */
export interface Drawn {
  readonly title: string
  readonly description: string
  /** What stands in the page's body. */
  readonly html: string
  /** The answers that it shows, by the keys of their queries. */
  readonly given: readonly (readonly [key: readonly unknown[], data: unknown])[]
  /** What the page says to machines, as schema.org has it. */
  readonly facts: readonly object[]
}

const calls = [serve(listJobs)]
globalThis.fetch = async (address, init) =>
  (await getResponse(calls, new Request(address, init))) ?? Response.error()
Object.defineProperty(navigator, 'onLine', { value: true })

/**
 * Draws a page as a stranger sees it first, who has chosen nothing: in English, by the screen itself. `groups` are the
 * messages of what it shows only where no script runs.
 */
export async function draw(page: PublicPage, site: string, groups: readonly MessageGroup[]): Promise<Drawn> {
  const { path } = page
  const { screen } = routeAt(path)!
  queryClient.clear()
  await ensureMessages(['app', ...groups])
  await Promise.all([screen.prefetch(), screen.prefetchData?.('')])
  const at = import.meta.env.BASE_URL.replace(/\/$/, '') + path
  const history = createMemoryHistory({ initialEntries: [at], v5Compat: true })
  const failures: unknown[] = []
  const { prelude } = await prerender(
    <StrictMode>
      <Provider store={store}>
        <App history={history} />
      </Provider>
    </StrictMode>,
    { onError: (error) => void failures.push(error) },
  )
  if (failures.length > 0) throw failures[0]
  const html = await new Response(prelude).text()
  const text = currentIntl()!
  return {
    title: /<title>(.*?)<\/title>/.exec(html)![1]!,
    description: text.formatMessage({ id: page.description }, page.values),
    html: html.replace(/<title>.*?<\/title>/, ''),
    given: queryClient
      .getQueryCache()
      .getAll()
      .map(({ queryKey, state }) => [queryKey, state.data]),
    facts: factsOf(path, site, text),
  }
}
