import { screen, waitFor, within } from '@testing-library/react'
import { PLAN_PRICES } from '@data1522/mocks/contract/account-settings'
import { expect, test } from 'vitest'
import { renderProduct, shownAddress } from '../../../../../tests/support/product.tsx'
import { FramedPricing } from './FramedPricing.tsx'

const PATH = '/pages/pricing'
const open = (search = '', language: 'ar' | 'en' = 'en') =>
  renderProduct(<FramedPricing />, { address: PATH + search, groups: ['pricing', 'plans'], language })
const card = (plan: string) => within(screen.getByRole('heading', { level: 2, name: plan }).closest('li')!)
const plain = (element: HTMLElement) => element.closest('li')!.textContent.replaceAll(/[\u2066-\u2069]/g, '')
const priceOf = (plan: string) => plain(screen.getByRole('heading', { level: 2, name: plan }))

test('the switch changes the figures and the address, and nothing else', async () => {
  const { user } = await open()
  expect(priceOf('Team')).toContain(`$${PLAN_PRICES.team.yearly}`)
  expect(priceOf('Team')).toContain('you save $58')
  await user.click(screen.getByRole('radio', { name: 'Monthly' }))
  await waitFor(() => expect(priceOf('Team')).toContain(`$${PLAN_PRICES.team.monthly}`))
  expect(shownAddress()).toBe(`${PATH}?cycle=monthly`)
  expect(card('Team').queryByText('Before')).toBeNull()
  expect(screen.getByRole('columnheader', { name: /^Company.*59.*a month$/ })).toBeTruthy()
})

test('each plan leads to its payment, with how often it is paid; the free one to an account', async () => {
  await open('?cycle=monthly')
  const hrefOf = (plan: string, name: string) => card(plan).getByRole('link', { name }).getAttribute('href')
  expect(hrefOf('Basic', 'Start with Basic')).toBe('/register')
  expect(hrefOf('Team', 'Choose Team')).toBe('/data1522/payments?plan=team&cycle=monthly')
  expect(hrefOf('Company', 'Choose Company')).toBe('/data1522/payments?plan=company&cycle=monthly')
})

test('an address that says nonsense shows the year', async () => {
  await open('?cycle=weekly')
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Annual' }).checked).toBe(true)
})

test('amounts keep their order among Arabic words', async () => {
  await open('', 'ar')
  expect(screen.getByRole('heading', { level: 2, name: 'الفريق' }).closest('li')!.textContent).toMatch(
    /[\u2066\u2067]\u200F?290\s*US\$\u2069/,
  )
})
