import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { ComboBox } from '../ComboBox/ComboBox.tsx'
import { MultiSelect } from '../MultiSelect/MultiSelect.tsx'
import { Select } from './Select.tsx'

beforeAll(() =>
  Promise.all([
    import('./SelectPopup.tsx'),
    import('../ComboBox/SuggestPopup.tsx'),
    import('../MultiSelect/MultiSelectPopup.tsx'),
  ]),
)

const options = Array.from({ length: 10_000 }, (_, at) => ({ id: `${at}`, label: `Order ${at}` }))
const none = () => undefined

/** Ten thousand options take a slow machine a while. */
const patient = { timeout: 60_000 }
vi.setConfig({ testTimeout: 90_000 })

// jsdom lays nothing out: these are the sizes of the list and of its rows.
beforeEach(() => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(300)
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(320)
  vi.spyOn(HTMLElement.prototype, 'scrollHeight', 'get').mockReturnValue(40)
})
afterEach(() => vi.restoreAllMocks())

test.each([
  ['Select', <Select key="s" label="Order" options={options} value="3" onChange={none} />],
  ['MultiSelect', <MultiSelect key="m" label="Order" options={options} defaultValue={['3']} />],
  ['ComboBox', <ComboBox key="c" label="Order" options={options} defaultValue="3" />],
])('%s draws only the options in sight of ten thousand', async (_, field) => {
  const { user } = await render(field)
  await user.click(screen.getAllByRole('button').at(-1)!)
  await screen.findByRole('option', { name: 'Order 3' }, patient)
  await waitFor(() => expect(screen.getAllByRole('option').length).toBeGreaterThan(3), patient)
  expect(screen.getAllByRole('option').length).toBeLessThan(60)
  expect(screen.getByRole('option', { name: 'Order 3' }).getAttribute('aria-setsize')).toBe('10000')
})
