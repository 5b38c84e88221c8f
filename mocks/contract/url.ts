import type { Endpoint, EndpointInput } from './endpoint.ts'

type Value = string | number | boolean | undefined

interface Address {
  readonly params?: Readonly<Record<string, string | number>>
  readonly query?: Readonly<Record<string, Value | readonly Value[]>>
}

/** The address of a call: parameters in their places, lists repeated, nothing for what is undefined. */
export const urlOf = <E extends Endpoint>(endpoint: E, input: Omit<EndpointInput<E>, 'body'>) => {
  const { params = {}, query = {} }: Address = input
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))
  const pairs = Object.entries(query).flatMap(([name, value]) =>
    [value].flat().flatMap((one) => (one === undefined ? [] : [[name, String(one)]])),
  )
  return pairs.length === 0 ? path : `${path}?${new URLSearchParams(pairs)}`
}
