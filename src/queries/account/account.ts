import { mutationOptions, queryOptions } from '@tanstack/react-query'
import type { Address } from '#base'
import { type Account as Wire, type AccountDataType, type Gateway, routes } from '#gateway'
import { orNull } from '../nullOn404.ts'
import { notRemembered, privateKey } from '../cache/privateCache.ts'
import { asAddress } from '../mappers.ts'

// Accounts exist on gateways before 2026-01-29; `isNotOffered` tells the others.

/** Somebody's account at the gateway. */
export interface Account {
  id: string
  address: Address
  name: string
}

export const accountKey = (address: Address) => [...privateKey, 'account', address.toLowerCase()] as const

/** One's own account; null where there is none. 403 without a login. */
export const accountQuery = (gateway: Gateway, address: Address) =>
  queryOptions({
    queryKey: [...accountKey(address), 'self'] as const,
    queryFn: ({ signal }) => orNull(gateway.call(routes.account, { path: { address }, signal })),
    select: (account) => account && toAccount(account),
  })

const toAccount = ({ id, address, name }: Wire): Account => ({ id, address: asAddress(address), name })

/** A kind of data that an account may keep; `active` false: not yet, or no more. */
export interface DataType {
  id: string
  name: AccountDataType['name']
  description: string | null
  active: boolean
}

/** Kinds of data that accounts may keep; open to everybody. */
export const dataTypesQuery = (gateway: Gateway) =>
  queryOptions({
    queryKey: ['accountDataTypes'] as const,
    queryFn: ({ signal }) => gateway.call(routes.accountDataTypes, { signal }),
    select: (types): DataType[] => types.map(({ id, name, description, isActive }) => ({ id, name, description, active: isActive })),
    staleTime: Infinity,
  })

const settingsKey = (address: Address) => [...accountKey(address), 'settings'] as const

/** Ids of the kinds of data that one's own account keeps. */
export const dataSettingsQuery = (gateway: Gateway, address: Address) =>
  queryOptions({
    queryKey: settingsKey(address),
    queryFn: ({ signal }) => gateway.call(routes.accountDataSettings, { path: { address }, signal }),
    select: (settings): string[] => settings.filter(({ enabled }) => enabled).map(({ dataTypeId }) => dataTypeId),
  })

/** Makes an account for the address that is logged in. */
export const createAccountMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: [...privateKey, 'createAccount'] as const,
    mutationFn: async (account: { address: Address; name: string }) => toAccount(await gateway.call(routes.createAccount, { body: account })),
    onSettled: (_account, _error, { address }, _before, { client }) => client.invalidateQueries({ queryKey: accountKey(address) }),
    ...notRemembered,
  })

/** Ends one's own account with all its settings. */
export const deleteAccountMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: [...privateKey, 'deleteAccount'] as const,
    mutationFn: (address: Address) => gateway.call(routes.deleteAccount, { path: { address } }),
    onSettled: (_answer, _error, address, _before, { client }) => client.resetQueries({ queryKey: accountKey(address) }),
    ...notRemembered,
  })

export interface DataSettings {
  address: Address
  /** By the id of the kind of data. */
  enabled: Readonly<Record<string, boolean>>
}

/** Changes which kinds of data one's own account keeps. */
export const changeDataSettingsMutation = (gateway: Gateway) =>
  mutationOptions({
    mutationKey: [...privateKey, 'changeDataSettings'] as const,
    mutationFn: ({ address, enabled }: DataSettings) =>
      gateway.call(routes.putAccountDataSettings, {
        path: { address },
        body: { accountDataSettings: Object.entries(enabled).map(([dataTypeId, is]) => ({ dataTypeId, enabled: is })) },
      }),
    onSettled: (_settings, _error, { address }, _before, { client }) => client.invalidateQueries({ queryKey: settingsKey(address) }),
    ...notRemembered,
  })
