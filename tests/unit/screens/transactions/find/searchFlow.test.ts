import { expect, it } from 'vitest'
import {
  continued,
  foundAtOnce,
  searchStatus,
  startOfSearch,
} from '../../../../../src/screens/transactions/find/searchFlow.ts'

it('searches page by page until enough is found, and goes on when asked to', () => {
  expect(searchStatus(startOfSearch, { found: 0, more: 'idle' })).toBe('searching')
  expect(searchStatus(startOfSearch, { found: 3, more: 'loading' })).toBe('searching')
  expect(searchStatus(startOfSearch, { found: foundAtOnce, more: 'idle' })).toBe('paused')
  expect(searchStatus(continued(30), { found: 30, more: 'idle' })).toBe('searching')
  expect(searchStatus(startOfSearch, { found: 0, more: 'end' })).toBe('done')
})

it("stops and reports a page that couldn't be loaded", () => {
  const stopped = { ...startOfSearch, isStopped: true }
  expect(searchStatus(stopped, { found: 0, more: 'idle' })).toBe('paused')
  expect(searchStatus(stopped, { found: 0, more: 'end' })).toBe('done')
  expect(searchStatus(startOfSearch, { found: 0, more: 'failed' })).toBe('failed')
})
