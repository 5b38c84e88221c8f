import { answer } from './answer.ts'

/** Answers the calls of this page without a service worker, in place of `fetch`, until it is told to leave that; all else goes to the network. */
export const answerFromPage = () => {
  const fetchFromNetwork = globalThis.fetch

  globalThis.fetch = async (input, init) => {
    if (!isApiCall(input)) return fetchFromNetwork(input, init)
    const request = new Request(input, init)
    request.signal.throwIfAborted()
    const response = await answer(request.clone())
    request.signal.throwIfAborted()
    if (response?.type === 'error') throw new TypeError('Failed to fetch')
    return response ?? fetchFromNetwork(request)
  }
  return () => void (globalThis.fetch = fetchFromNetwork)
}

const isApiCall = (input: RequestInfo | URL) => {
  const { origin, pathname } = new URL(input instanceof Request ? input.url : input, location.href)
  return origin === location.origin && pathname.startsWith('/api/')
}
