import type { PluginInput } from '@fullcalendar/react'
import dayGrid from '@fullcalendar/react/daygrid'
import interaction from '@fullcalendar/react/interaction'
import { theme } from './theme.ts'

type Plugins = Promise<PluginInput[]>

const ofDays: Plugins = Promise.resolve([dayGrid, interaction, theme])
let ofHours: Plugins | undefined
let areHoursThere = false

async function load(): Plugins {
  try {
    const { default: timeGrid } = await import('@fullcalendar/react/timegrid')
    areHoursThere = true
    return [dayGrid, timeGrid, interaction, theme]
  } catch (reason) {
    ofHours = undefined
    throw reason
  }
}

/** What of the library draws a view: hours come with the first view that has some, and stay. */
export const pluginsFor = (view: 'month' | 'week' | 'day'): Plugins =>
  view === 'month' && !areHoursThere ? ofDays : (ofHours ??= load())
