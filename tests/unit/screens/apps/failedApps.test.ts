import { expect, test, vi } from 'vitest'
import { failedApps } from '../../../../src/screens/apps/common/failedApps.ts'

const [payroll, gallery] = ['https://payroll.demo.test', 'https://gallery.demo.test']

test('an app that did not load is remembered until it loads, and no other is', () => {
  const changed = vi.fn()
  const stop = failedApps.subscribe(changed)
  failedApps.remember(payroll, true)
  failedApps.remember(gallery, false)
  expect([...failedApps.get()]).toEqual([payroll])
  expect(changed).toHaveBeenCalledOnce()
  failedApps.remember(payroll, false)
  expect([...failedApps.get()]).toEqual([])
  stop()
  failedApps.remember(payroll, true)
  expect(changed).toHaveBeenCalledTimes(2)
})
