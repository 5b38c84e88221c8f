import { expect, waitFor } from 'storybook/test'
import { Pictures } from '../../../../.storybook/Pictures.tsx'
import preview from '../../../../.storybook/preview.tsx'
import { QrCode } from './QrCode.tsx'

const address = 'otpauth://totp/DATA1522:ada@example.org?secret=JBSWY3DPEHPK3PXP&issuer=DATA1522'
const PATIENCE = { timeout: 20_000 }
const isDrawn = (element: HTMLElement, count: number) =>
  waitFor(() => expect(element.querySelectorAll('path').length).toBeGreaterThanOrEqual(count), PATIENCE)

const meta = preview.meta({
  title: 'Data display/QrCode',
  component: QrCode,
  args: { value: address, label: 'QR code with the setup key' },
})

export const Playground = meta.story({
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement, 1)
  },
})

export const Picture = meta.story({
  tags: ['picture', '!autodocs'],
  render: (args) => (
    <Pictures width={220}>
      <QrCode {...args} />
    </Pictures>
  ),
  play: async ({ canvasElement }) => {
    await isDrawn(canvasElement, 2)
  },
})
