// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// An owner that is a contract: it signs as its keeper does, in the present form (EIP-1271) and in the one that Safe used before 1.5.0.
contract ContractOwner {
    address public immutable keeper;

    constructor(address keeper_) {
        keeper = keeper_;
    }

    function isValidSignature(bytes32 hash, bytes memory signature) public view returns (bytes4) {
        return _signedByKeeper(hash, signature) ? bytes4(0x1626ba7e) : bytes4(0xffffffff);
    }

    function isValidSignature(bytes memory data, bytes memory signature) external view returns (bytes4) {
        return _signedByKeeper(keccak256(data), signature) ? bytes4(0x20c13b0b) : bytes4(0xffffffff);
    }

    function _signedByKeeper(bytes32 hash, bytes memory signature) private view returns (bool) {
        if (signature.length != 65) return false;
        bytes32 r;
        bytes32 s;
        uint8 v;
        assembly {
            r := mload(add(signature, 0x20))
            s := mload(add(signature, 0x40))
            v := byte(0, mload(add(signature, 0x60)))
        }
        return ecrecover(hash, v, r, s) == keeper;
    }
}
