//! A device with passkeys, as far as a server can see it.
//!
//! CITE: W3C, "Web Authentication", sections 6.1 (authenticator data) and 6.5 (attestation); RFC
//! 9053, section 7.1 (keys).

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use p256::ecdsa::signature::Signer as _;
use p256::ecdsa::{Signature, SigningKey};
use serde_json::{Value, json};
use sha2::{Digest as _, Sha256};

/// The user was there (1), proved who they are (4), and made a key (64).
const FLAGS_OF_CREATION: u8 = 1 | 4 | 64;
const FLAGS_OF_USE: u8 = 1 | 4;

/// One passkey.
pub(super) struct Passkey {
    key: SigningKey,
    id: Vec<u8>,
    user: String,
    origin: String,
    host: String,
}

impl Passkey {
    /// Makes the passkey that a site requests, and the answer. `number` makes the passkey unique.
    pub(super) fn create(ceremony: &Value, number: u8, origin: &str) -> (Self, Value) {
        let options = &ceremony["public_key"];
        assert_eq!(options["authenticatorSelection"]["residentKey"], "required");
        let key = SigningKey::from_slice(&[number; 32]).expect("a key");
        let host = options["rp"]["id"].as_str().expect("a host").to_owned();
        let user = options["user"]["id"].as_str().expect("an id").to_owned();
        let passkey = Self {
            key,
            id: vec![number; 16],
            user,
            origin: origin.to_owned(),
            host,
        };
        let client = passkey.client_data("webauthn.create", &options["challenge"]);
        let data = passkey.creation_data();
        // {"fmt": "none", "attStmt": {}, "authData": data}
        let mut attestation = b"\xa3\x63fmt\x64none\x67attStmt\xa0\x68authData\x58".to_vec();
        attestation.push(u8::try_from(data.len()).expect("short"));
        attestation.extend(data);
        let response = json!({
            "attestationObject": text(&attestation),
            "clientDataJSON": text(client.as_bytes()),
        });
        let answer = passkey.answer(ceremony, &response);
        (passkey, answer)
    }

    /// The answer to a site that asks for any passkey.
    pub(super) fn show(&self, ceremony: &Value) -> Value {
        let client = self.client_data("webauthn.get", &ceremony["public_key"]["challenge"]);
        let data = self.data(FLAGS_OF_USE);
        let mut signed = data.clone();
        signed.extend(Sha256::digest(client.as_bytes()));
        let signature: Signature = self.key.sign(&signed);
        let response = json!({
            "authenticatorData": text(&data),
            "clientDataJSON": text(client.as_bytes()),
            "signature": text(signature.to_der().as_bytes()),
            "userHandle": self.user,
        });
        self.answer(ceremony, &response)
    }

    fn answer(&self, ceremony: &Value, response: &Value) -> Value {
        let id = text(&self.id);
        let credential = json!({ "id": id, "rawId": id, "type": "public-key", "response": response,
            "extensions": {} });
        json!({ "ceremony": ceremony["ceremony"], "credential": credential })
    }

    fn client_data(&self, kind: &str, challenge: &Value) -> String {
        json!({ "type": kind, "challenge": challenge, "origin": self.origin, "crossOrigin": false })
            .to_string()
    }

    fn data(&self, flags: u8) -> Vec<u8> {
        let mut data = Sha256::digest(self.host.as_bytes()).to_vec();
        data.push(flags);
        // Its counter stays 0, as for passkeys that are synced between devices.
        data.extend([0; 4]);
        data
    }

    fn creation_data(&self) -> Vec<u8> {
        let mut data = self.data(FLAGS_OF_CREATION);
        data.extend([0; 16]);
        data.extend([0, u8::try_from(self.id.len()).expect("short")]);
        data.extend(&self.id);
        let point = self.key.verifying_key().to_sec1_point(false);
        // {1: 2 (two coordinates), 3: -7 (ES256), -1: 1 (P-256), -2: x, -3: y}
        data.extend(b"\xa5\x01\x02\x03\x26\x20\x01\x21\x58\x20");
        data.extend(&point.as_bytes()[1..33]);
        data.extend(b"\x22\x58\x20");
        data.extend(&point.as_bytes()[33..]);
        data
    }
}

fn text(bytes: &[u8]) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}
