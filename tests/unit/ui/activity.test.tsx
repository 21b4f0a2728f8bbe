import { renderToStaticMarkup } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'

const drawn = async (mode: 'hidden' | 'visible') => {
  const { Activity } = await import('../../../src/ui/Dialog/Activity.ts')
  return renderToStaticMarkup(<Activity mode={mode}>a dialog</Activity>)
}

afterEach(() => {
  vi.doUnmock('react')
  vi.resetModules()
})

describe('hidden content', () => {
  it('is prerendered by React', async () => {
    const { Activity } = await import('../../../src/ui/Dialog/Activity.ts')
    const { Activity: reactActivity } = await import('react')
    expect(Activity).toBe(reactActivity)
    expect(await drawn('visible')).toContain('a dialog')
  })

  it('is left out where React cannot prerender, before 19.2', async () => {
    vi.doMock('react', async (original) => ({ ...(await original<object>()), Activity: undefined }))
    expect(await drawn('hidden')).toBe('')
    expect(await drawn('visible')).toBe('a dialog')
  })
})
