/** Arrays of numbers that grow while an index is being built. */

export class GrowingUint32 {
  length = 0;
  private values = new Uint32Array(1024);

  push(value: number): void {
    if (this.length === this.values.length) this.grow();
    this.values[this.length++] = value;
  }

  /** The numbers, in memory that is larger than they are. */
  finish(): Uint32Array {
    return this.values.subarray(0, this.length);
  }

  private grow(): void {
    const larger = new Uint32Array(this.values.length * 2);
    larger.set(this.values);
    this.values = larger;
  }
}

export class GrowingBytes {
  length = 0;
  private bytes = Buffer.allocUnsafeSlow(64 * 1024);

  /** Adds the text as UTF-8. */
  write(text: string): void {
    // UTF-8 needs at most three bytes for a unit of UTF-16.
    this.grow(this.length + text.length * 3);
    this.length += this.bytes.write(text, this.length, 'utf8');
  }

  append(bytes: Uint8Array): void {
    this.grow(this.length + bytes.length);
    this.bytes.set(bytes, this.length);
    this.length += bytes.length;
  }

  /** The bytes, in memory that is larger than they are. */
  finish(): Uint8Array {
    return new Uint8Array(this.bytes.buffer, this.bytes.byteOffset, this.length);
  }

  private grow(needed: number): void {
    if (needed <= this.bytes.length) return;
    const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.bytes.length * 2));
    larger.set(this.bytes.subarray(0, this.length));
    this.bytes = larger;
  }
}
