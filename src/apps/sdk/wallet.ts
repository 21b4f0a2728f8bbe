import {
  type CallOptions,
  codes,
  type Communicator,
  type Permission,
  type PermissionRequest,
  RestrictedMethods,
  texts,
} from '#apps/protocol'
import { HostError, PERMISSIONS_REQUEST_REJECTED, PermissionsError } from './errors.ts'

/** The permissions of the app. */
export class Wallet {
  readonly #communicator: Communicator
  constructor(communicator: Communicator) {
    this.#communicator = communicator
  }

  async getPermissions(options?: CallOptions): Promise<Permission[]> {
    return (
      await this.#communicator.send<'wallet_getPermissions', undefined, Permission[]>(
        'wallet_getPermissions',
        undefined,
        options,
      )
    ).data
  }

  /**
   * Throws a {@link PermissionsError} if the user rejects, or if a permission other than the
   * address book is requested.
   */
  async requestPermissions(
    permissions: PermissionRequest[],
    options?: CallOptions,
  ): Promise<Permission[]> {
    if (!this.isPermissionRequestValid(permissions))
      throw new PermissionsError(texts.invalidPermissionsRequest, PERMISSIONS_REQUEST_REJECTED)
    try {
      return (
        await this.#communicator.send<'wallet_requestPermissions', unknown, Permission[]>(
          'wallet_requestPermissions',
          permissions,
          options,
        )
      ).data
    } catch (error) {
      // Existing hosts send no code, whatever went wrong.
      const isRejection =
        error instanceof HostError && (error.code ?? codes.rejected) === codes.rejected
      throw isRejection
        ? new PermissionsError(texts.permissionsRejected, PERMISSIONS_REQUEST_REJECTED)
        : error
    }
  }

  /** Whether a list requests at least one permission, and no unknown ones. */
  isPermissionRequestValid(permissions: PermissionRequest[]): boolean {
    const isValid = (request: unknown) => {
      const names =
        typeof request === 'object' && request !== null && !Array.isArray(request)
          ? Object.keys(request)
          : []
      return names.length > 0 && names.every((name) => Object.hasOwn(RestrictedMethods, name))
    }
    return Array.isArray(permissions) && permissions.length > 0 && permissions.every(isValid)
  }
}
