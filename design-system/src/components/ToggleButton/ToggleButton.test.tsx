import { screen } from '@testing-library/react'
import { createRef, useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconStar } from '../../icons/icons.ts'
import { ToggleButton } from './ToggleButton.tsx'

function Favourites({ onChange }: { onChange?: (isSelected: boolean) => void }) {
  const [isSelected, setSelected] = useState(false)
  return (
    <ToggleButton
      isSelected={isSelected}
      onChange={(isOn) => {
        setSelected(isOn)
        onChange?.(isOn)
      }}
    >
      Favourites
    </ToggleButton>
  )
}

test('goes on and off by mouse, Enter and Space, and says so', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const { user } = await render(<Favourites onChange={onChange} />)
  expect(screen.getByRole('button', { name: 'Favourites', pressed: false })).toBeTruthy()
  await user.click(screen.getByRole('button'))
  expect(screen.getByRole('button', { name: 'Favourites', pressed: true })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(screen.getByRole('button', { pressed: false })).toBeTruthy()
  await user.keyboard(' ')
  expect(onChange.mock.calls).toEqual([[true], [false], [true]])
})

test('is named by its label when it shows an icon alone', async () => {
  await render(<ToggleButton icon={IconStar} label="المفضلة" isSelected onChange={() => {}} />, {
    language: 'ar',
  })
  expect(screen.getByRole('button', { name: 'المفضلة', pressed: true })).toBeTruthy()
})

test('looks otherwise when it is on', async () => {
  await render(
    <>
      <ToggleButton isSelected={false} onChange={() => {}}>
        Off
      </ToggleButton>
      <ToggleButton isSelected onChange={() => {}}>
        On
      </ToggleButton>
    </>,
  )
  const [off, on] = screen.getAllByRole('button')
  expect(on?.className).not.toBe(off?.className)
})

test('takes no press when disabled, and hands out its element', async () => {
  const onChange = vi.fn<(isSelected: boolean) => void>()
  const ref = createRef<HTMLButtonElement>()
  const { user } = await render(
    <ToggleButton ref={ref} isDisabled isSelected={false} onChange={onChange}>
      Bold
    </ToggleButton>,
  )
  await user.click(screen.getByRole('button'))
  expect(onChange).not.toHaveBeenCalled()
  expect(ref.current).toBe(screen.getByRole('button'))
})
