// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Unofficial code behind a safe. It passes everything on to the official contract, so it answers like it, except that
/// `getStorageAt` names the official contract as the one behind the safe.
contract Impostor {
    address private immutable official;

    constructor(address official_) {
        official = official_;
    }

    function getStorageAt(uint256 offset, uint256 length) external view returns (bytes memory) {
        bytes memory result = new bytes(length * 32);
        for (uint256 index = 0; index < length; index++) {
            uint256 word;
            assembly {
                word := sload(add(offset, index))
            }
            if (offset + index == 0) word = uint160(official);
            assembly {
                mstore(add(add(result, 0x20), mul(index, 0x20)), word)
            }
        }
        return result;
    }

    receive() external payable {
        passOn();
    }

    fallback() external payable {
        passOn();
    }

    function passOn() private {
        address to = official;
        assembly {
            calldatacopy(0, 0, calldatasize())
            let success := delegatecall(gas(), to, 0, calldatasize(), 0, 0)
            returndatacopy(0, 0, returndatasize())
            if iszero(success) { revert(0, returndatasize()) }
            return(0, returndatasize())
        }
    }
}
