import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { LogoCloud } from './LogoCloud.tsx'

test.each(['en', 'ar'] as const)('lists the companies by their names alone, in %s', async (language) => {
  await render(
    <LogoCloud
      label="They work with it"
      logos={[
        { name: 'Heron', sign: 'heron' },
        { name: 'Tideline', sign: 'tide' },
      ]}
    />,
    { language },
  )
  const list = within(screen.getByRole('list', { name: 'They work with it' }))
  expect(list.getAllByRole('listitem').map((logo) => logo.textContent)).toEqual(['Heron', 'Tideline'])
})
