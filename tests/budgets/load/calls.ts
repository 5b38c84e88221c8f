/** A page of users as the server answers it. */
export interface Page {
  readonly users: readonly {
    readonly id: number
    readonly fullName: string
    readonly email: string
    readonly role: string
    readonly currentPlan: string
    readonly company: string
    readonly country: string
    readonly status: string
  }[]
  readonly totalUsers: number
}

/** The four figures above the list. */
export type Figures = Readonly<
  Record<'total' | 'paid' | 'active' | 'pending', { readonly value: number; readonly change: number | null }>
>

const token = /accessToken=([^;]*)/.exec(document.cookie)?.[1] ?? ''

/** Asks the server as the product does: who is signed in says so in a header. */
export async function ask<Answer>(path: string): Promise<Answer> {
  const answer = await fetch(import.meta.env.VITE_API_BASE + path, {
    headers: { authorization: `Bearer ${JSON.parse(decodeURIComponent(token))}` },
  })
  return (await answer.json()) as Answer
}
