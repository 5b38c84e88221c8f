import { LinkRouter } from '@data1522/design-system/LinkRouter'
import { screen, waitFor, within } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useHref, useNavigate } from 'react-router-dom'
import { expect, test } from 'vitest'
import { helpFeedback } from '../../../../../mocks/areas/help-center/collection.ts'
import { setScenario } from '../../../../../mocks/scenarios.ts'
import { late } from '../../../../../tests/support/late.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { currentIntl } from '../../../core/i18n/intl.ts'
import { partsOf } from './article/article-parts.ts'
import { HelpArticlePage } from './article/HelpArticlePage.tsx'
import { HelpCenterPage } from './HelpCenterPage.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000
const groups = ['helpCenter', 'helpSearch', 'helpContact', 'titles', 'records', 'publicPage'] as const

function Linked({ children }: { children: ReactNode }) {
  const navigate = useNavigate()
  return (
    <LinkRouter navigate={(to) => void navigate(to)} useHref={useHref}>
      {children}
    </LinkRouter>
  )
}
const linked = (page: ReactNode) => <Linked>{page}</Linked>

const openCenter = (language?: 'ar') =>
  renderScreen(linked(<HelpCenterPage />), { path: '/front-pages/help-center', groups, language })
const openArticle = (title: string, language?: 'ar' | 'fr') =>
  renderScreen(linked(<HelpArticlePage />), {
    path: '/front-pages/help-center/article/:title',
    address: `/front-pages/help-center/article/${title}`,
    groups: [...groups, 'helpArticle'],
    language,
  })

test(
  'has six subjects of six articles, which lead to their own place',
  async () => {
    await openCenter()
    await screen.findByText('39 articles, and people behind them.', {}, patience)
    const payment = within(screen.getByRole('region', { name: 'Payment' }))
    expect(payment.getAllByRole('listitem')).toHaveLength(6)
    expect(payment.getByRole('link', { name: 'Ways to pay' }).getAttribute('href')).toBe(
      '/front-pages/help-center/article/ways-to-pay',
    )
  },
  LONG,
)

test(
  'a subject has a view of its own, with how each article begins',
  async () => {
    const { user } = await openCenter()
    await user.click(await screen.findByRole('link', { name: /^See all.+Payment/ }, patience))
    const title = await screen.findByRole('heading', { level: 2, name: 'Payment' }, patience)
    expect(document.activeElement).toBe(title)
    expect(screen.queryByRole('region', { name: 'Delivery' })).toBeNull()
    const articles = within(screen.getByRole('list', { name: 'Payment' }))
    expect(articles.getByRole('link', { name: /Ways to pay/ }).getAttribute('href')).toBe(
      '/front-pages/help-center/article/ways-to-pay',
    )
    expect(articles.getAllByText(/min to read/)).toHaveLength(6)
  },
  LONG,
)

const figuresIn = (words: string) => words.match(/[\d,]+/g)!.map((count) => Number(count.replaceAll(',', '')))

test(
  'what was said about an article stays with it when the next one comes',
  async () => {
    const { user } = await openArticle('gift-cards')
    const counts = () => screen.getByText(/people found it helpful/).textContent
    await screen.findByRole('button', { name: 'Yes' }, patience)
    const [helped, answered] = figuresIn(counts())
    await user.click(screen.getByRole('button', { name: 'Yes' }))
    await waitFor(() => expect(figuresIn(counts())).toEqual([helped! + 1, answered! + 1]), patience)
    await user.type(screen.getByRole('textbox', { name: /^What helped/ }), 'The table')
    await user.click(screen.getAllByRole('link', { name: 'How refunds are paid' })[0]!)
    await user.click(await screen.findByRole('button', { name: 'Yes', pressed: false }, patience))
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /^What helped/ }).value).toBe('')
  },
  LONG,
)

test(
  'a comment that arrives after the answer became another is not taken for one on it',
  async () => {
    const { user } = await openArticle('gift-cards')
    await user.click(await screen.findByRole('button', { name: 'Yes' }, patience))
    await user.type(await screen.findByRole('textbox', { name: /^What helped/ }, patience), 'The table')
    const answer = late('post', '*/help-center/article/:title/feedback')
    await user.click(screen.getByRole('button', { name: 'Send' }))
    await user.click(screen.getByRole('button', { name: 'No' }))
    answer()
    const kept = () => Object.values(helpFeedback.get())[0]
    await waitFor(() => expect(kept()).toEqual({ isHelpful: false, comment: '' }), patience)
    await screen.findByRole('textbox', { name: /missing/ }, patience)
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Send' }).disabled).toBe(false)
    expect(screen.queryByText('Sent')).toBeNull()
  },
  LONG,
)

test(
  'finds articles while one types, slips forgiven',
  async () => {
    const { user } = await openCenter('ar')
    await user.type(await screen.findByRole('combobox', {}, patience), 'كلمه المرزر')
    const found = await screen.findByRole('option', { name: /أعد تعيين كلمة المرور/ }, patience)
    expect(found.querySelector('mark')?.textContent).toBe('كلمة')
    expect(found.getAttribute('href')).toBe('/front-pages/help-center/article/reset-your-password')
  },
  LONG,
)

test(
  'a search that failed is not told as one that found nothing',
  async () => {
    const { user } = await openCenter()
    const search = await screen.findByRole('combobox', {}, patience)
    await screen.findByRole('region', { name: 'Payment' }, patience)
    setScenario({ fail: true })
    await user.type(search, 'gift')
    expect(
      await screen.findByText(/^The search did not work/, { selector: '[aria-live]' }, patience),
    ).toBeTruthy()
  },
  LONG,
)

test(
  'an article has its parts, its siblings and its neighbours',
  async () => {
    await openArticle('save-a-cart-for-later')
    await screen.findByRole('heading', { level: 1, name: 'Save a cart for later' }, patience)
    expect(screen.getAllByRole('link', { name: 'Step by step' })[0]?.getAttribute('href')).toBe('#part-1')
    expect(screen.getByRole('heading', { level: 2, name: 'Good to know' }).id).toBe('part-2')
    const siblings = within(screen.getByRole('list', { name: 'Ordering' }))
    expect(siblings.getByRole('link', { current: 'page' }).textContent).toContain('Save a cart for later')
    expect(screen.getAllByRole('link', { name: 'How to add a product to the cart' })).toHaveLength(2)
  },
  LONG,
)

test(
  'whether it helped is kept, and can be changed',
  async () => {
    const { user } = await openArticle('gift-cards')
    await user.click(await screen.findByRole('button', { name: 'Yes' }, patience))
    const said = (isHelpful: boolean, comment = '') => ({ '1 gift-cards': { isHelpful, comment } })
    await waitFor(() => expect(helpFeedback.get()).toEqual(said(true)), patience)
    await user.click(screen.getByRole('button', { name: 'No' }))
    await waitFor(() => expect(helpFeedback.get()).toEqual(said(false)), patience)
    expect(screen.getByRole('button', { name: 'No' }).ariaPressed).toBe('true')
    await user.type(screen.getByRole('textbox', { name: /^What was missing/ }), ' How long it holds {Enter}')
    await waitFor(() => expect(helpFeedback.get()).toEqual(said(false, 'How long it holds')), patience)
    // To say the same again takes nothing back.
    await user.click(screen.getByRole('button', { name: 'No' }))
    expect(await screen.findByRole('button', { name: 'Sent' }, patience)).toBeTruthy()
  },
  LONG,
)

test(
  'French counts who answered, be it one',
  async () => {
    await openArticle('gift-cards', 'fr')
    const said = (helped: number, answered: number) =>
      currentIntl()!.formatMessage({ id: 'helpArticle.helped' }, { helped, answered })
    expect([said(1, 1), said(2, 3)]).toEqual([
      '1 sur 1 personne l’a trouvé utile.',
      '2 sur 3 personnes l’ont trouvé utile.',
    ])
  },
  LONG,
)

test(
  'an unknown title suggests near ones, in the language of the page',
  async () => {
    await openArticle('retrun-a-product', 'ar')
    const near = await screen.findByRole('list', { name: 'ربما قصدت' }, patience)
    expect(within(near).getAllByRole('link')[0]?.getAttribute('href')).toContain('/return-a-product')
    expect(near.textContent).toMatch(/\p{Script=Arabic}/u)
  },
  LONG,
)

test('what cannot be loaded is said', async () => {
  setScenario({ fail: 'pages' })
  await openArticle('gift-cards')
  expect(
    await screen.findByRole('heading', { name: 'The article could not be loaded' }, patience),
  ).toBeTruthy()
})

test('an article is taken apart at its headings, and nothing harmful is left', () => {
  const { introduction, parts } = partsOf(
    '<p>Hello</p><h2>One &amp; all</h2><p>Words<script>1</script></p><ol><li>x</li></ol>',
    3,
  )
  expect(introduction).toBe('<p>Hello</p>')
  expect(parts).toEqual([{ id: 'part-3', title: 'One & all', html: '<p>Words</p><ol><li>x</li></ol>' }])
})
