import { screen } from 'storybook/test'
import preview from '../../../../.storybook/preview.tsx'
import { screenAt } from '../../../../.storybook/screens.tsx'
import { ExamplePage } from '../../../../tests/support/ExamplePage.tsx'

const PATIENT = { timeout: 20_000 }

const meta = preview.meta({
  title: 'Screens/Shell/Trail',
  component: ExamplePage,
  tags: ['!autodocs'],
  ...screenAt({
    path: '/apps/ecommerce/order/details/:id',
    address: '/apps/ecommerce/order/details/5399',
    groups: [],
    isInAppShell: true,
  }),
})

export const OfARecord = meta.story()

/** The branch opens the screens beside it. */
export const Picture = meta.story({
  tags: ['overlay'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(
      await canvas.findByRole('button', { name: /^(eCommerce|التجارة الإلكترونية)$/ }, PATIENT),
    )
    await screen.findByRole('menu', {}, PATIENT)
  },
})
