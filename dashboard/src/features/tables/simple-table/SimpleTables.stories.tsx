import { expect } from 'storybook/test'
import preview from '../../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../../.storybook/screens.tsx'
import { SimpleTables } from './SimpleTables.tsx'

const meta = preview.meta({
  title: 'Screens/Tables/SimpleTable',
  component: SimpleTables,
  tags: ['!autodocs'],
  ...screenAt({ path: '/tables/simple-table', groups: ['tables', 'showcase'], isInAppShell: true }),
})

export const Ready = meta.story({
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Orders, Density' })
    const height = () => table.querySelector('tbody tr')!.getBoundingClientRect().height
    const small = height()
    await userEvent.click(canvas.getByRole('radio', { name: 'Medium' }))
    await expect(height()).toBeGreaterThan(small)
  },
})

export const Picture = meta.story({
  tags: ['screen'],
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByRole('table')).toHaveLength(6)
  },
})
