import { screen, waitFor } from '@testing-library/react'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { modulesPath } from './modules-path.ts'
import { QrCode } from './QrCode.tsx'

const address = 'otpauth://totp/DATA1522:ada@example.org?secret=JBSWY3DPEHPK3PXP&issuer=DATA1522'

/** The dark modules that a path draws. */
function modulesOf(path: string) {
  const dark = new Set<string>()
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)/g))
    for (let step = 0; step < Number(length); step += 1) dark.add(`${Number(x) + step} ${y}`)
  return dark
}

test('draws every dark module of the code, and no other', async () => {
  await render(<QrCode value={address} label="Setup key" />)
  const image = screen.getByRole('img', { name: 'Setup key' })
  await waitFor(() => expect(image.querySelector('path')).toBeTruthy(), { timeout: 10_000 })
  const { data } = encode(address, { ecc: 'M', border: 4 })
  const wanted = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x} ${y}`] : [])))
  expect([...modulesOf(image.querySelector('path')!.getAttribute('d')!)].toSorted()).toEqual(
    wanted.toSorted(),
  )
})

test('a run that reaches the edge ends there', () => {
  expect(modulesPath([[false, true, true]])).toBe('M1 0h2v1h-2z')
})
