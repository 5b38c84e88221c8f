import { vi } from 'vitest'

// Files share a worker, which saves its start; they do not share our modules, or what one file has loaded, said or stored
// there would decide whether the next one passes. Libraries stay loaded.
vi.resetModules()
