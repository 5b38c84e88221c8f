// What development adds to each component asks for a window; a worker has none.
if (import.meta.env.DEV) Object.assign(globalThis, { window: globalThis })
