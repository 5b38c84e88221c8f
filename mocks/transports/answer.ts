import { getResponse, http, type HttpHandler, passthrough } from 'msw'
import { areaOf, loadCalls } from '../areas/areas.ts'
import { serve } from '../runtime/serve.ts'

const loaded = new Map<string, Promise<HttpHandler[]>>()

/** Fetches what answers a path, if anything does and if it is not there yet. */
export const loadHandlers = (pathname: string): Promise<HttpHandler[]> => {
  const area = areaOf(pathname)
  if (!area) return Promise.resolve([])
  const handlers = loaded.get(area.path) ?? loadCalls([area]).then((calls) => calls.map(serve))
  loaded.set(area.path, handlers)
  // What failed to load is asked for again.
  handlers.catch(() => loaded.delete(area.path))
  return handlers
}

/** The answer to a request of the API; `undefined` if there is no such call. */
export const answer = async (request: Request): Promise<Response | undefined> =>
  getResponse(await loadHandlers(new URL(request.url).pathname), request)

/** The one request handler of a page: it fetches the call's own when it is made. The API of another origin is not ours. */
export const everyCall = http.all('*/api/*', async ({ request }) => {
  const isOurs = new URL(request.url).origin === location.origin
  return (isOurs && (await answer(request))) || passthrough()
})
