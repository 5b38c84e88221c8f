/** What the page is given instead of what it asks for. */
export interface OddInput {
  texts: readonly string[]
  nodes: readonly unknown[]
  words: readonly string[]
  /** What is kept by its place, as it should be, and is to be found there afterwards. */
  kept: Readonly<Record<string, string>>
}

/** How answers differ from what the mock says: not at all, in words and numbers only, in shape, or as failures. */
export const ANSWERS = ['true', 'worded', 'misshapen', 'failing'] as const

declare global {
  interface Window {
    /** How much of each was given to this page, and how many answers are on their way. */
    oddInput: { stored: number; answers: number; pending: number }
  }
}

/** Runs in each page before all else; the cookie `odd-input` says by its seed which values, and by its mode which answers. */
export function addOddInput({ texts, nodes, words, kept }: OddInput) {
  if (window.top !== window) return
  const [, seed, mode] = /odd-input=(\d+)-(\w+)/.exec(document.cookie) ?? []
  if (!seed) return
  const told = { stored: 0, answers: 0, pending: 0 }
  window.oddInput = told

  /** The same number for the same words, so that the order in which things are asked for does not matter. */
  const chance = (what: string) => {
    let hash = 2166136261 ^ Number(seed)
    for (const letter of what) hash = Math.imul(hash ^ letter.codePointAt(0)!, 16777619)
    hash = Math.imul(hash ^ (hash >>> 15), 2246822507)
    return (hash ^ (hash >>> 13)) >>> 0
  }
  const one = <Item>(items: readonly Item[], what: string) => items[chance(what) % items.length]!

  const plainly = Reflect.get(Storage.prototype, 'getItem') as Storage['getItem']
  const read = (from: Storage, key: string) => Reflect.apply(plainly, from, [key])
  if (read(sessionStorage, 'odd-input') !== seed) {
    localStorage.clear()
    sessionStorage.clear()
    sessionStorage.setItem('odd-input', seed)
    for (const [key, text] of Object.entries(kept)) localStorage.setItem(key, text)
  }
  const given = new Set(['odd-input', ...Object.keys(kept)])
  Storage.prototype.getItem = function (key: string) {
    if (given.has(key)) return read(this, key)
    given.add(key)
    if (chance(`whether ${key}`) % 4 === 0) return read(this, key)
    told.stored += 1
    this.setItem(key, one(texts, key))
    return read(this, key)
  }
  // What the product has taken away itself is not there.
  const remove = Reflect.get(Storage.prototype, 'removeItem') as Storage['removeItem']
  Storage.prototype.removeItem = function (key: string) {
    given.add(key)
    Reflect.apply(remove, this, [key])
  }

  const worded = (value: unknown, at: string): unknown => {
    if (Array.isArray(value)) return value.map((item, index) => worded(item, `${at}.${index}`))
    if (value && typeof value === 'object')
      return Object.fromEntries(
        Object.entries(value).map(([key, item]) => [key, worded(item, `${at}.${key}`)]),
      )
    // A sentence: a word or two may be one that the contract names.
    const isText = typeof value === 'string' && /( .*){4}/.test(value) && !/^[<{[/]|\d/.test(value)
    return isText && chance(at) % 5 === 0 ? one(words, `${at} word`) : value
  }
  const misshapen = (value: unknown, at: string, depth = 0): unknown => {
    if (depth > 0 && chance(at) % (8 + 40 * depth) === 0) return one(nodes, `${at} node`)
    if (Array.isArray(value)) return value.map((item, index) => misshapen(item, `${at}.${index}`, depth + 1))
    if (!value || typeof value !== 'object') return value
    return Object.fromEntries(
      Object.entries(value).map(([key, item]) => [key, misshapen(item, `${at}.${key}`, depth + 1)]),
    )
  }
  const failing = (path: string) => {
    const status = one([400, 403, 404, 409, 429, 500, 502, 503, 200], `${path} status`)
    const bodies = ['', '<h1>Bad gateway</h1>', '{}', 'null', '[]', '{"message":5}', '{"errors":[null]}']
    const body = one(status === 200 ? bodies.slice(0, 2) : bodies, path)
    return new Response(body, { status })
  }
  const change = async (path: string, response: Response) => {
    if (mode === 'true' || !response.ok || response.status === 204) return response
    told.answers += 1
    if (mode === 'failing') return chance(path) % 3 === 0 ? failing(path) : response
    const body: unknown = await response.json()
    return Response.json(mode === 'worded' ? worded(body, path) : misshapen(body, path))
  }

  const fetch = window.fetch.bind(window)
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href)
    if (!pathname.startsWith('/api/')) return fetch(input, init)
    told.pending += 1
    try {
      return await change(pathname, await fetch(input, init))
    } finally {
      // Once whoever asked has read it and has nothing left to do.
      requestIdleCallback(() => (told.pending -= 1))
    }
  }
}
