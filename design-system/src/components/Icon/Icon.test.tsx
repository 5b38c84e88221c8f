import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import {
  IconCheck,
  IconChevronDown,
  IconChevronRight,
  IconLogout,
  IconTrendingUp,
  IconUsers,
} from '../../icons/icons.ts'
import { Icon } from './Icon.tsx'
import { mirrored } from './Icon.css.ts'

test('is decoration without a label, a picture with one', async () => {
  const { rerender } = await render(<Icon icon={IconUsers} />)
  expect(screen.queryByRole('img')).toBeNull()
  rerender(<Icon icon={IconUsers} label="Users" />)
  expect(screen.getByRole('img', { name: 'Users' })).toBeTruthy()
})

test('mirrors what points along the line and nothing else', async () => {
  const { container } = await render(
    <>
      {[IconChevronRight, IconTrendingUp, IconLogout, IconCheck, IconChevronDown].map((icon, index) => (
        <Icon key={index} icon={icon} />
      ))}
    </>,
  )
  const isMirrored = [...container.querySelectorAll('svg')].map((icon) => icon.classList.contains(mirrored))
  expect(isMirrored).toEqual([true, true, true, false, false])
})

test('mirrors, or stays, as it is told', async () => {
  const { container } = await render(
    <>
      <Icon icon={IconUsers} isMirrored />
      <Icon icon={IconChevronRight} isMirrored={false} />
    </>,
  )
  const isMirrored = [...container.querySelectorAll('svg')].map((icon) => icon.classList.contains(mirrored))
  expect(isMirrored).toEqual([true, false])
})
