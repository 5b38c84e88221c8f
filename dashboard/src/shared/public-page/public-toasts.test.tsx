import { toasts } from '@data1522/design-system/toasts'
import { act, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { renderProduct } from '../../../../tests/support/product.tsx'
import { withMock } from '../../../../tests/support/screen.tsx'
import { HelpArticle } from '../../features/help/center/article/HelpArticle.tsx'
import { Payment } from '../../features/public-site/payment/Payment.tsx'
import { PublicCheckout } from '../../features/wizards/checkout/PublicCheckout.tsx'

withMock()
beforeAll(() => import('../../../../design-system/src/components/Toast/ToastStack.tsx'), 60_000)
beforeEach(() =>
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {}, removeEventListener() {} })),
)
afterEach(() => localStorage.clear())
const patience = { timeout: 10_000 }
const LONG = 40_000
const groups = ['records', 'titles', 'publicPage'] as const

test(
  'what a visitor takes out of the cart comes back by undo',
  async () => {
    const { user } = await renderProduct(<PublicCheckout />, {
      address: '/data1522/checkout',
      groups: [...groups, 'checkout', 'postal'],
    })
    await user.click(await screen.findByRole('button', { name: 'Remove: Whistlestop kettle' }, patience))
    await user.click(await screen.findByRole('button', { name: 'Undo' }, patience))
    const back = await screen.findByRole('button', { name: 'Remove: Whistlestop kettle' }, patience)
    expect(back).toBeTruthy()
  },
  LONG,
)

test.each([
  ['an article of the help center', <HelpArticle key="article" />],
  ['the payment', <Payment key="payment" />],
])(
  'what is said on %s is seen',
  async (_, page) => {
    await renderProduct(page, {
      groups: [...groups, 'helpArticle', 'helpCenter', 'helpSearch', 'helpContact', 'payment', 'plans'],
    })
    act(() => void toasts.show({ title: 'Said' }))
    expect(await screen.findByText('Said', {}, patience)).toBeTruthy()
  },
  LONG,
)
