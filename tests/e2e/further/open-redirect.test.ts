import { test } from 'vitest'
import { signInAt } from '../support/sign-in.ts'
import { expectAddress } from '../support/visit.ts'

test.each(['https://evil.example', '/%5Cevil.example', '/%09/evil.example', '/..//evil.example&role=editor'])(
  'never leaves the site by to=%s',
  async (to) => {
    const page = await signInAt(`/login?to=${to}`)
    await expectAddress(page, '/data1522')
  },
)
