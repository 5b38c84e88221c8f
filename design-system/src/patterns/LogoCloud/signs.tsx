import type { ReactNode } from 'react'

export type LogoSign = 'heron' | 'tide' | 'house' | 'kiln' | 'orbit' | 'weave'

/** Signs of made-up companies, each within 32 by 32. */
export const signs: Readonly<Record<LogoSign, ReactNode>> = {
  heron: <path d="M4 27 16 5l12 22h-7l-5-10-5 10zM13.500 27 16 22l2.500 5z" />,
  tide: (
    <path d="M3 12c4-5 9-5 13 0s9 5 13 0v5c-4 5-9 5-13 0s-9-5-13 0zM3 21c4-5 9-5 13 0s9 5 13 0v5c-4 5-9 5-13 0s-9-5-13 0z" />
  ),
  house: <path d="M16 4 29 15v13h-8v-7a5 5 0 0 0-10 0v7H3V15z" />,
  kiln: <path d="M16 3c6 5 10 10 10 15a10 10 0 0 1-20 0c0-3 1.500-6 4-8 0 3 1 5 3 6 1-5 1-9 3-13z" />,
  orbit: (
    <path d="M16 3a13 13 0 1 0 13 13h-5a8 8 0 1 1-8-8zM25 3a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM16 12a4 4 0 1 0 0 8 4 4 0 0 0 0-8z" />
  ),
  weave: <path d="M3 3h8v8H3zM21 3h8v8h-8zM12 12h8v8h-8zM3 21h8v8H3zM21 21h8v8h-8z" />,
}
