import { http } from 'msw'
import { server } from '../../mocks/transports/node.ts'

/** Holds back the next answers to a call of the mock, until they are let come. */
export function late(method: 'get' | 'put' | 'post', path: string) {
  let come = () => undefined as void
  const until = new Promise<void>((resolve) => {
    come = resolve
  })
  // What gives no answer leaves it to the mock.
  server.use(http[method](path, () => until))
  return () => come()
}
