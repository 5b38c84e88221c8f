import { screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { footer } from '../SiteFooter/example.ts'
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx'
import { links } from '../SiteHeader/example.ts'
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx'
import { SiteLayout } from './SiteLayout.tsx'

test('what is for who has no script is drawn by a server, and left alone by a browser', async () => {
  const page = (
    <SiteLayout header="Head" unscripted={<p>All of it</p>} footer="Foot">
      <p>Prices</p>
    </SiteLayout>
  )
  expect(renderToString(page)).toMatch(/<noscript[^>]*><p>All of it<\/p><\/noscript>/)
  await render(page)
  expect(screen.getByRole('main').textContent).toBe('Prices')
})

test.each(['en', 'ar'] as const)('has one head, one main part and one foot, in %s', async (language) => {
  await render(
    <SiteLayout
      header={<SiteHeader brand="DATA1522" links={links} />}
      footer={<SiteFooter {...footer} brand="DATA1522" />}
    >
      <p>Prices</p>
    </SiteLayout>,
    { language },
  )
  expect(screen.getAllByRole('banner')).toHaveLength(1)
  expect(screen.getByRole('main').textContent).toBe('Prices')
  expect(screen.getByRole('main').id).toBe('content')
  expect(screen.getAllByRole('contentinfo')).toHaveLength(1)
})
