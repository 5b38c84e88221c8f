import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { footer } from '../SiteFooter/example.ts'
import { SiteFooter } from '../SiteFooter/SiteFooter.tsx'
import { links } from '../SiteHeader/example.ts'
import { SiteHeader } from '../SiteHeader/SiteHeader.tsx'
import { SiteLayout } from './SiteLayout.tsx'

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
