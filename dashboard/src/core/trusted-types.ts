import { appTitle } from './brand.ts'

interface TrustedTypes {
  readonly defaultPolicy: object | null
  createPolicy(name: string, rules: Record<string, (...given: string[]) => string | null>): object
}

/** Documents that are parsed and never shown run nothing. */
const INERT = 'DOMParser parseFromString'

/**
 * What a page whose policy says `require-trusted-types-for 'script'` takes from code that knows nothing of Trusted Types:
 * no markup but in documents that are never shown, and workers of the product itself.
 */
export function trustOwn() {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  if (!trustedTypes || trustedTypes.defaultPolicy) return
  trustedTypes.createPolicy('default', {
    createHTML(markup, _type, sink) {
      // Who asks by themselves has a policy of their own to fall back on.
      if (sink === undefined) throw new TypeError(`${appTitle} trusts no markup by default`)
      return sink === INERT || !markup.includes('<') ? markup : null
    },
    createScriptURL: (address) =>
      new URL(address, location.href).origin === location.origin ? address : null,
  })
}
