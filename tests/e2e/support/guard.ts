import { expect } from 'vitest'
import type { Person } from '../../support/session-cookies.ts'
import { expectAddress, visit } from './visit.ts'

/** An address that is asked for, by whom, and what stands where it leads. */
export interface Visit {
  from: string
  as?: Person
  to: string
  heading: string | RegExp
}

/** Asks for an address, and waits at its end for one screen with its heading. */
export async function arrive({ from, as, to, heading }: Visit) {
  const page = await visit(from, { as })
  await expectAddress(page, to)
  await page.getByRole('heading', { level: 1, name: heading }).waitFor()
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  return page
}
