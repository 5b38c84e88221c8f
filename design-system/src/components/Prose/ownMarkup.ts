interface Policy {
  createHTML(markup: string): string
}
interface TrustedTypes {
  createPolicy(name: string, rules: Policy): Policy
}

/** The name under which a page's policy allows it: `trusted-types data1522-prose`. */
const NAME = 'data1522-prose'

let policy: Policy | undefined

/** Markup of one's own writers, as a page takes it whose policy says `require-trusted-types-for 'script'`. */
export function ownMarkup(markup: string): string {
  const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes }
  policy ??= trustedTypes?.createPolicy(NAME, { createHTML: (own) => own })
  return policy ? policy.createHTML(markup) : markup
}
