import { describe, expect, test, vi } from 'vitest'
import type { Address, SafeRef } from '#base'
import { erc20Transfer, nativeTransfer } from '#safe'
import { scheduled } from '../../../../../src/screens/core/templates/schedule.ts'
import {
  blanked,
  blanksIn,
  parseTemplates,
  readTemplate,
  type Template,
  withAmount,
  withTemplates,
} from '../../../../../src/screens/core/templates/template.ts'
import {
  dueTemplates,
  withChanged,
  withNextDue,
  withTemplate,
  withTemplateBack,
} from '../../../../../src/screens/core/templates/templateStore.ts'

const bob: Address = '0x1563915e194D8CfBA1943570603F7606A3115508'
const token: Address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const safe: SafeRef = { chainId: '1', address: '0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359' }
const call = { to: token, value: 0n, data: '0x12345678' } as const
const schedule = scheduled({ every: 'month', start: '2026-12-01', day: 1 })
const payroll: Template = {
  id: 'payroll',
  name: 'Payroll',
  safe,
  calls: [blanked(nativeTransfer(bob, 5n)), blanked(erc20Transfer(token, bob, 7n)), call],
  note: 'Salaries',
  schedule,
}
const named = (id: string, name: string, at = safe): Template => ({
  ...payroll,
  id,
  name,
  safe: at,
})
const stored = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value, (_, part: unknown) => (typeof part === 'bigint' ? `${part}` : part)),
  )

describe('a blank amount', () => {
  test('is 0 until a person enters one, of the coin and of tokens', () => {
    expect(payroll.calls.map(({ value }) => value)).toEqual([0n, 0n, 0n])
    expect(blanksIn(payroll)).toBe(2)
    expect(withAmount(payroll.calls[0]!, 9n)).toEqual(nativeTransfer(bob, 9n))
    expect(withAmount(payroll.calls[1]!, 9n)).toEqual(erc20Transfer(token, bob, 9n))
  })
  test('is only that of a plain payment', () => expect(blanked(call)).toBe(call))
})

describe('stored templates', () => {
  test('are read as they were stored', () =>
    expect(parseTemplates(stored({ all: [payroll], leftOut: [] }))).toEqual({
      all: [payroll],
      leftOut: [],
    }))
  test.each([
    ['a call', { ...payroll, calls: [...payroll.calls, { to: 'bob' }] }],
    ['no calls', { ...payroll, calls: [] }],
    ['a blank in a call that has no amount', { ...payroll, calls: [{ ...call, isBlank: true }] }],
    ['its Safe', { ...payroll, safe: { chainId: 'eth', address: bob } }],
    ['its ID', { ...payroll, id: '../x' }],
    ['its schedule', { ...payroll, schedule: { ...schedule, next: 'soon' } }],
    ['a copied ID', [payroll, { ...named('payroll', 'Payroll 2') }]],
  ])('leave out a damaged one by its name: %s', (_, one) => {
    const drop = vi.fn()
    const all = [named('rent', 'Rent'), ...[one].flat()]
    const read = parseTemplates(stored({ all }), drop)
    expect(drop).toHaveBeenCalledOnce()
    expect(read?.leftOut).toEqual([Array.isArray(one) ? 'Payroll 2' : 'Payroll'])
    expect(read?.all[0]?.name).toBe('Rent')
  })
  test('never fill in an amount that a file says a blank has', () => {
    const blank = { ...stored(nativeTransfer(bob, 5n) as object)!, isBlank: true }
    expect(readTemplate({ ...(stored(payroll) as object), calls: [blank] })?.calls[0]?.value).toBe(
      0n,
    )
  })
  test.each([null, 7, [], 'x', {}, { all: {} }])('that aren’t any are rejected: %j', (value) =>
    expect(parseTemplates(value)).toBeUndefined(),
  )
  test.each([[null], [7], [{}], [{ name: 5 }]])('have a name for anything: %j', (one) =>
    expect(parseTemplates({ all: [one] })).toEqual({ all: [], leftOut: ['?'] }),
  )
})

describe('templates', () => {
  test('of a file are added unless their name or ID is taken on their network', () => {
    const elsewhere = named('b', 'Payroll', { ...safe, chainId: '137' })
    expect(
      withTemplates([payroll], [named('a', 'PAYROLL'), elsewhere, named('payroll', 'Other')]),
    ).toEqual([payroll, elsewhere])
  })
  test('are changed, deleted, and put back in their place', () => {
    const [rent, tax] = [named('rent', 'Rent'), named('tax', 'Tax')]
    const all = withTemplate(withTemplate([payroll], rent), tax)
    expect(withChanged(all, 'rent', { name: 'Office', schedule: undefined })[1]).toMatchObject({
      name: 'Office',
      schedule: undefined,
    })
    const without = [payroll, tax]
    expect(withTemplateBack(without, rent, 1)).toEqual(all)
    expect(withTemplateBack([...without, named('x', 'rent')], rent, 1)).toHaveLength(3)
  })
  test('of two tabs are all kept', async () => {
    const kept = new Map<string, string>()
    vi.stubGlobal('window', {})
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    })
    vi.resetModules()
    const tab = () => import('../../../../../src/screens/core/templates/templateStore.ts')
    const here = await tab()
    vi.resetModules()
    const there = await tab()
    here.changeTemplates((all) => withTemplate(all, payroll))
    there.changeTemplates((all) => withTemplate(all, named('rent', 'Rent')))
    here.changeTemplates((all) => withTemplate(all, named('tax', 'Tax')))
    expect(there.storedTemplates().map(({ name }) => name)).toEqual(['Payroll', 'Rent', 'Tax'])
    vi.unstubAllGlobals()
  })
})

describe('a reminder', () => {
  const [moved] = withNextDue([payroll], 'payroll', '2026-12-01')
  test('moves to its next date once, however many tabs mark it as done', () => {
    expect(moved?.schedule?.next).toBe('2027-01-01')
    expect(withNextDue([moved!], 'payroll', '2026-12-01')).toEqual([moved])
  })
  test('is due in the Safe it was made for, the longest due first', () => {
    const later = { ...named('rent', 'Rent'), schedule: { ...schedule, next: '2027-02-01' } }
    const other = named('x', 'X', { ...safe, address: bob })
    const none = { ...named('y', 'Y'), schedule: undefined }
    const all = [later, payroll, other, none]
    expect(dueTemplates(all, safe, '2026-11-30')).toEqual([])
    expect(dueTemplates(all, safe, '2026-12-01')).toEqual([payroll])
    expect(dueTemplates(all, safe, '2027-02-01')).toEqual([payroll, later])
  })
})
