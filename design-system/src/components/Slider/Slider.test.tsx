import { fireEvent, screen } from '@testing-library/react'
import { createRef } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { RangeSlider } from './RangeSlider.tsx'
import { Slider } from './Slider.tsx'

const slider = (name?: string) => screen.getByRole<HTMLInputElement>('slider', name ? { name } : {})
const drag = (input: HTMLElement, value: number) => fireEvent.input(input, { target: { value } })
const euros = { style: 'currency', currency: 'EUR', maximumFractionDigits: 0 } as const

describe.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)('by keys in %s', (language, forward, back) => {
  test.each(['horizontal', 'vertical'] as const)(
    'a %s one follows the reading direction',
    async (orientation) => {
      const { user } = await render(
        <Slider label="Volume" orientation={orientation} defaultValue={50} step={5} />,
        { language },
      )
      await user.tab()
      const values: string[] = []
      for (const keys of [forward, back, '{ArrowUp}', '{ArrowDown}', '{PageUp}', '{Home}', '{End}', back]) {
        await user.keyboard(keys)
        values.push(slider().value)
      }
      expect(values).toEqual(['55', '50', '55', '50', '60', '0', '100', '95'])
    },
  )
})

test('takes larger steps with Shift, stays on its scale, and leaves other keys alone', async () => {
  const { user } = await render(<Slider label="Share" maxValue={1} step={0.1} defaultValue={0.2} />)
  await user.tab()
  await user.keyboard('{ArrowUp}')
  expect(slider().value).toBe('0.3')
  await user.keyboard('{Shift>}{ArrowUp}{/Shift}')
  expect(slider().value).toBe('0.4')
  await user.keyboard('{Control>}{ArrowUp}{/Control}x')
  expect(slider().value).toBe('0.4')
})

test.each([
  ['en', '€1,200'],
  ['fr', '1 200 €'],
  ['ar', '1,200 €'],
] as const)('says its value as one writes it in %s', async (language, text) => {
  await render(<Slider label="Budget" maxValue={5000} defaultValue={1200} formatOptions={euros} />, {
    language,
  })
  const plain = (said: string | null) => said?.replaceAll(/[\s\u200e\u200f]+/g, ' ').trim()
  expect(plain(slider().getAttribute('aria-valuetext'))).toBe(text)
  expect(slider('Budget')).toBeTruthy()
})

test('gives the value as it is dragged, once more when it is let go, and to its form', async () => {
  const onChange = vi.fn<(value: number) => void>()
  const onChangeEnd = vi.fn<(value: number) => void>()
  const { container } = await render(
    <form>
      <Slider label="Volume" name="volume" {...{ onChange, onChangeEnd }} />
    </form>,
  )
  drag(slider(), 30)
  drag(slider(), 40)
  expect(onChangeEnd).not.toHaveBeenCalled()
  fireEvent.pointerUp(slider())
  expect(onChange.mock.calls).toEqual([[30], [40]])
  expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith(40)
  expect(new FormData(container.querySelector('form')!).get('volume')).toBe('40')
})

test('is let go by a screen reader’s step and a cancelled touch, not by keys that move nothing', async () => {
  const onChangeEnd = vi.fn<(value: number) => void>()
  const { user } = await render(<Slider label="Volume" defaultValue={20} onChangeEnd={onChangeEnd} />)
  await user.tab()
  await user.keyboard('{Shift}')
  expect(onChangeEnd).not.toHaveBeenCalled()
  drag(slider(), 30)
  fireEvent(slider(), new Event('change', { bubbles: true }))
  expect(onChangeEnd).toHaveBeenLastCalledWith(30)
  fireEvent.pointerDown(slider())
  drag(slider(), 40)
  fireEvent.pointerCancel(slider())
  expect(onChangeEnd.mock.calls).toEqual([[30], [40]])
})

test('a read-only one that is pressed ends nothing', async () => {
  const onChangeEnd = vi.fn<(value: number) => void>()
  await render(<Slider label="Volume" defaultValue={20} isReadOnly onChangeEnd={onChangeEnd} />)
  fireEvent.pointerDown(slider())
  fireEvent.pointerUp(slider())
  expect(onChangeEnd).not.toHaveBeenCalled()
})

test('shows what the caller keeps, and a read-only one stays as it is', async () => {
  const onChange = vi.fn<(value: number) => void>()
  const { user } = await render(<Slider label="Volume" value={20} isReadOnly onChange={onChange} />)
  drag(slider(), 70)
  await user.tab()
  await user.keyboard('{End}')
  expect(slider().value).toBe('20')
  expect(slider().getAttribute('aria-readonly')).toBe('true')
  expect(onChange).not.toHaveBeenCalled()
})

test('says what is wrong and takes the focus', async () => {
  const ref = createRef<HTMLInputElement>()
  await render(<Slider ref={ref} label="Volume" description="Of all sounds." errorMessage="Too loud." />)
  const said = slider().getAttribute('aria-describedby')!.split(' ')
  expect(said.map((id) => document.getElementById(id)!.textContent)).toEqual(['Too loud.', 'Of all sounds.'])
  ref.current?.focus()
  expect(document.activeElement).toBe(slider('Volume'))
})

test('writes its marks and its limits', async () => {
  await render(
    <Slider label="Price" formatOptions={euros} hasLimits marks={[{ value: 50, label: 'Half' }]} />,
  )
  expect(
    ['€0', 'Half', '€100'].every((words) =>
      screen.getByText(words, { ignore: '[hidden]', selector: '[aria-hidden] > * > *' }),
    ),
  ).toBe(true)
})

describe('two thumbs', () => {
  const values = () => screen.getAllByRole<HTMLInputElement>('slider').map(({ value }) => Number(value))

  test('are named for what they are, in a group', async () => {
    await render(<RangeSlider label="Price" defaultValue={[20, 60]} formatOptions={euros} />)
    expect(screen.getByRole('group', { name: 'Price' })).toBeTruthy()
    expect(slider('Price Minimum').value).toBe('20')
    expect(slider('Price Maximum').value).toBe('60')
  })

  test('never cross, and keep their distance, by pointer', async () => {
    const onChange = vi.fn<(value: [number, number]) => void>()
    await render(<RangeSlider label="Price" minDistance={10} defaultValue={[20, 60]} onChange={onChange} />)
    drag(slider('Price Minimum'), 90)
    expect(values()).toEqual([50, 60])
    drag(slider('Price Maximum'), 5)
    expect(values()).toEqual([50, 60])
    expect(onChange.mock.calls).toEqual([[[50, 60]]])
  })

  test.each(['en', 'ar'] as const)('never cross by keys in %s', async (language) => {
    const { user } = await render(
      <RangeSlider
        label="Price"
        fromLabel="From"
        toLabel="To"
        step={5}
        minDistance={7}
        defaultValue={[20, 60]}
      />,
      { language },
    )
    await user.tab()
    expect(document.activeElement).toBe(slider('Price From'))
    await user.keyboard('{End}')
    expect(values()).toEqual([50, 60])
    await user.tab()
    await user.keyboard('{Home}')
    expect(values()).toEqual([50, 60])
    await user.keyboard('{End}')
    expect(values()).toEqual([50, 100])
  })

  test('give both values to their form and when they are let go', async () => {
    const onChangeEnd = vi.fn<(value: [number, number]) => void>()
    const { container } = await render(
      <form>
        <RangeSlider label="Price" name="price" defaultValue={[20, 60]} onChangeEnd={onChangeEnd} />
      </form>,
    )
    drag(slider('Price Maximum'), 80)
    fireEvent.pointerUp(slider('Price Maximum'))
    expect(onChangeEnd).toHaveBeenCalledExactlyOnceWith([20, 80])
    expect(new FormData(container.querySelector('form')!).getAll('price')).toEqual(['20', '80'])
  })

  test('a form that focuses the group finds the lower one, unless it is disabled', async () => {
    const ref = createRef<HTMLDivElement>()
    const { rerender } = await render(<RangeSlider ref={ref} label="Price" />)
    ref.current?.focus()
    expect(document.activeElement).toBe(slider('Price Minimum'))
    rerender(<RangeSlider ref={ref} label="Price" isDisabled />)
    expect(slider('Price Minimum').matches(':disabled')).toBe(true)
  })
})

test('says what it is given at the end of its label, beside the value', async () => {
  await render(
    <>
      <Slider label="Volume" defaultValue={30} labelEnd={<button>Reset</button>} />
      <RangeSlider label="Price" labelEnd={<button>Any</button>} isValueShown={false} />
    </>,
  )
  expect(screen.getByRole('button', { name: 'Reset' }).parentElement!.textContent).toBe('Reset30')
  expect(screen.getByRole('button', { name: 'Any' }).parentElement!.textContent).toBe('Any')
})
