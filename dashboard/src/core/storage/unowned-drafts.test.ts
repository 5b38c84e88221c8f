import { afterEach, expect, test } from 'vitest'
import { dropUnownedDrafts, registrationDraft } from './unowned-drafts.ts'

afterEach(() => localStorage.clear())

test('what nobody owns goes, what has an owner stays', () => {
  const unowned = [
    registrationDraft,
    'customers-add',
    'data1522:invoice:new',
    'DATA1522-product-draft-41',
    'DATA1522-review-reply-7',
    'DATA1522-register-steps',
  ]
  const owned = ['DATA1522-draft-invoice-new-1', 'DATA1522-views-users-1', 'DATA1522-currency']
  for (const key of [...unowned, ...owned]) localStorage.setItem(key, '{}')
  dropUnownedDrafts()
  expect(Object.keys(localStorage).toSorted()).toEqual(owned.toSorted())
})
