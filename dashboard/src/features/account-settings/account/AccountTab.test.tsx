import { Heading } from '@data1522/design-system/Heading'
import { Image } from '@data1522/design-system/Image'
import { Text } from '@data1522/design-system/Text'
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { act, screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { useEffect } from 'react'
import { beforeAll, expect, test, vi } from 'vitest'
import { settingsOf } from '../../../../../mocks/areas/account-settings/collection.ts'
import { server } from '../../../../../mocks/transports/node.ts'
import { renderScreen, withMock } from '../../../../../tests/support/screen.tsx'
import { toastQueue } from '../../../../../design-system/src/components/Toast/toasts.ts'
import { givenUpAtom } from '../../../core/auth/given-up.ts'
import { personNow, sessionAtom } from '../../../core/auth/session.ts'
import { intlStateAtom } from '../../../core/i18n/intl.ts'
import { setZone } from '../../../core/i18n/zone.ts'
import { preferences } from '../../../core/preferences/preferences.ts'
import { store } from '../../../core/store.ts'
import { accountSettingsQuery } from '../../../entities/account/queries.ts'
import { profileHeaderQuery } from '../../../entities/profile/queries.ts'
import { AccountTab } from './AccountTab.tsx'

withMock()
const patience = { timeout: 10_000 }
const LONG = 40_000

// What comes when it is wanted is there before, so that no test waits for code.
beforeAll(() => import('../../../../../design-system/src/components/Toast/ToastStack.tsx'), 60_000)

let queries: QueryClient

/** The form below what the profile says, which is seen to follow. */
function Host() {
  const client = useQueryClient()
  useEffect(() => {
    queries = client
  })
  const { data } = useQuery(accountSettingsQuery())
  const { data: profile } = useQuery(profileHeaderQuery())
  return (
    <>
      <Heading level={1}>Settings</Heading>
      {profile && (
        <>
          <Text>{profile.designation}</Text>
          <Image src={profile.coverImg} alt="The cover of the profile" />
        </>
      )}
      {data && <AccountTab settings={data} />}
    </>
  )
}
const open = async () => {
  const view = await renderScreen(<Host />, {
    path: '/',
    groups: ['accountDetails', 'accountSettings', 'postal', 'users'],
  })
  const title = await screen.findByRole<HTMLInputElement>('textbox', { name: /Job title/ }, patience)
  return { ...view, title }
}
const cover = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name })
const shownCover = () => screen.getByRole<HTMLImageElement>('img', { name: 'The cover of the profile' }).src
const own = () => settingsOf().get().account

test(
  'a job title and a cover that are saved stand on the profile at once',
  async () => {
    const { user, title } = await open()
    await screen.findByText('Operations lead', {}, patience)
    queries.setQueryData(['users'], {})
    expect(shownCover()).toContain('covers/1')
    expect(cover('Waves').checked).toBe(true)
    await user.clear(title)
    await user.type(title, 'Harbour master')
    await user.click(cover('Mountains'))
    expect(screen.getByText('2 changes not saved yet')).toBeTruthy()
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Your details were saved', {}, patience)
    expect(await screen.findByText('Harbour master', {}, patience)).toBeTruthy()
    expect(shownCover()).toContain('covers/3')
    expect(own()).toMatchObject({ designation: 'Harbour master', cover: 'mountains', firstName: 'Ines' })
    expect(queries.getQueryState(['users'])?.isInvalidated).toBe(true)
  },
  LONG,
)

test(
  'times are those of another zone as soon as it is saved',
  async () => {
    const { user } = await open()
    await user.click(screen.getAllByRole('button', { name: /Time zone/ })[0]!)
    await user.type(await screen.findByRole('searchbox', {}, patience), 'Tokyo')
    await user.click(await screen.findByRole('option', { name: 'Asia / Tokyo' }, patience))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Your details were saved', {}, patience)
    expect(own().timeZone).toBe('Asia/Tokyo')
    expect(store.get(intlStateAtom)?.intl.timeZone).toBe('Asia/Tokyo')
    act(() => setZone(personNow()!, ''))
  },
  LONG,
)

test(
  'numbers are in other digits as soon as it is saved',
  async () => {
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: /Digits/ }))
    await user.click(await screen.findByRole('option', { name: 'Arabic ١٢٣' }, patience))
    expect(store.get(intlStateAtom)?.intl.formatNumber(12)).toBe('12')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText('Your details were saved', {}, patience)
    expect(store.get(intlStateAtom)?.intl.formatNumber(12)).toBe('١٢')
    act(() => store.set(preferences.digits, 'language'))
  },
  LONG,
)

test(
  'an answer that comes once somebody else is here changes nothing of theirs',
  async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.use(
      http.put('*/api/pages/account-settings/account', async ({ request }) => {
        const account = (await request.json()) as object
        await promise
        return HttpResponse.json({ ...account, firstName: 'Nobody', timeZone: 'Asia/Tokyo' })
      }),
    )
    const { user, title } = await open()
    await user.type(title, '!')
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    const first = store.get(sessionAtom)!
    const next = { ...first, userData: { ...first.userData, id: 2, fullName: 'Iris Okafor' } }
    act(() => store.set(sessionAtom, next))
    resolve()
    await waitFor(() => expect(queries.isMutating() + queries.isFetching()).toBe(0), patience)
    expect(store.get(sessionAtom)!.userData.fullName).toBe('Iris Okafor')
    expect(store.get(intlStateAtom)?.intl.timeZone).not.toBe('Asia/Tokyo')
  },
  LONG,
)

test(
  'a failure keeps the job title and the cover, and each can be let go alone',
  async () => {
    server.use(http.put('*/api/pages/account-settings/account', () => HttpResponse.json({}, { status: 500 })))
    const { user, title } = await open()
    await user.type(title, '!')
    await user.click(cover('Houses'))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    await screen.findByText(/Something went wrong on the server/, {}, patience)
    expect([title.value, cover('Houses').checked]).toEqual(['Operations lead!', true])
    await user.click(screen.getByRole('button', { name: 'Undo the change of Cover' }))
    await waitFor(() => expect(cover('Waves').checked).toBe(true))
    expect(title.value).toBe('Operations lead!')
  },
  LONG,
)

test(
  'who gives the account up is not asked about changes that were not saved',
  async () => {
    const { user, title } = await open()
    await user.type(title, '!')
    await user.click(screen.getByRole('checkbox', { name: 'Yes, delete my account' }))
    await user.click(screen.getByRole('button', { name: 'Delete account' }))
    const dialog = await screen.findByRole('alertdialog', {}, patience)
    await user.type(within(dialog).getByRole('textbox'), own().email)
    await user.click(within(dialog).getByRole('button', { name: 'Delete account' }))
    await waitFor(() => expect(store.get(sessionAtom)).toBeNull(), patience)
    expect(screen.queryByText('Discard what you changed?')).toBeNull()
    // The sign-in page says it, and no toast that would wait for the next person.
    expect(store.get(givenUpAtom)).toBe('2026-12-04')
    expect(toastQueue.visibleToasts).toEqual([])
  },
  LONG,
)

test(
  'the export is a file of all that is known of the person, without a secret',
  async () => {
    const files: Blob[] = []
    const address = vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob)
      return 'blob:export'
    })
    const { user } = await open()
    await user.click(screen.getByRole('button', { name: 'Export my data' }))
    await waitFor(() => expect(files).toHaveLength(1), patience)
    const data = JSON.parse(await files[0]!.text()) as Record<string, unknown>
    expect(Object.keys(data)).toEqual(
      expect.arrayContaining(['profile', 'settings', 'teams', 'connections', 'notifications']),
    )
    expect(data.person).toMatchObject({ fullName: 'Ines Halvorsen' })
    address.mockRestore()
  },
  LONG,
)

test(
  'an export that comes once somebody else is here is handed to nobody',
  async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    server.use(
      http.get('*/api/pages/account-settings/export', () => promise.then(() => HttpResponse.json({}))),
    )
    const address = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:export')
    const { user } = await open()
    const button = screen.getByRole('button', { name: 'Export my data' })
    await user.click(button)
    const { userData, ...first } = store.get(sessionAtom)!
    act(() => store.set(sessionAtom, { ...first, userData: { ...userData, id: 2 } }))
    resolve()
    await waitFor(() => expect(button.dataset.pending).toBeUndefined(), patience)
    expect(address).not.toHaveBeenCalled()
    address.mockRestore()
  },
  LONG,
)
