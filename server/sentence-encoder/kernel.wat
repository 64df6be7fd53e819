;; What the sentence encoder spends its time on, with SIMD. Compiled by scripts/build-kernel.ts into kernel-module.ts.
;; All addresses and strides are in bytes; rows begin at multiples of 16.
(module
  (import "encoder" "memory" (memory 1))

  ;; The sums of four vectors of four integers, as floats, scaled by their row and their column, plus a bias.
  (func $finish (param $s0 v128) (param $s1 v128) (param $s2 v128) (param $s3 v128)
    (param $rowScale f32) (param $columnScale v128) (param $bias v128) (result v128)
    (local $low v128) (local $high v128)
    (local.set $low
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s0) (local.get $s1))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s0) (local.get $s1))))
    (local.set $high
      (i32x4.add
        (i8x16.shuffle 0 1 2 3 16 17 18 19 4 5 6 7 20 21 22 23 (local.get $s2) (local.get $s3))
        (i8x16.shuffle 8 9 10 11 24 25 26 27 12 13 14 15 28 29 30 31 (local.get $s2) (local.get $s3))))
    (f32x4.add
      (local.get $bias)
      (f32x4.mul
        (f32x4.mul (f32x4.splat (local.get $rowScale)) (local.get $columnScale))
        (f32x4.convert_i32x4_s
          (i32x4.add
            (i8x16.shuffle 0 1 2 3 4 5 6 7 16 17 18 19 20 21 22 23 (local.get $low) (local.get $high))
            (i8x16.shuffle 8 9 10 11 12 13 14 15 24 25 26 27 28 29 30 31 (local.get $low) (local.get $high)))))))

  ;; out = input x weights, scaled, + bias, for an even number of rows. Input: 16-bit integers, row by row, with a scale
  ;; for each row. Weights: 8-bit integers in blocks of four columns, in which eight numbers of the first column are
  ;; followed by eight of the second and so on, with a scale for each column. Sums must fit in 32 bits.
  (func (export "multiply") (param $input i32) (param $rows i32) (param $width i32) (param $weights i32)
    (param $columns i32) (param $inputScales i32) (param $outputScale i32) (param $bias i32) (param $out i32)
    (local $stride i32) (local $outStride i32) (local $block i32)
    (local $first i32) (local $second i32) (local $end i32) (local $weight i32)
    (local $row i32) (local $inputScale i32) (local $target i32) (local $outEnd i32)
    (local $a v128) (local $w0 v128) (local $w1 v128) (local $w2 v128) (local $w3 v128)
    (local $sum00 v128) (local $sum01 v128) (local $sum02 v128) (local $sum03 v128)
    (local $sum10 v128) (local $sum11 v128) (local $sum12 v128) (local $sum13 v128)
    (local.set $stride (i32.mul (local.get $width) (i32.const 2)))
    (local.set $outStride (i32.mul (local.get $columns) (i32.const 4)))
    (local.set $outEnd (i32.add (local.get $out) (local.get $outStride)))
    (local.set $block (local.get $weights))
    (loop $columns
      (local.set $row (i32.const 0))
      (local.set $first (local.get $input))
      (local.set $inputScale (local.get $inputScales))
      (local.set $target (local.get $out))
      (loop $rows
        (local.set $second (i32.add (local.get $first) (local.get $stride)))
        (local.set $end (local.get $second))
        (local.set $weight (local.get $block))
        (local.set $sum00 (v128.const i32x4 0 0 0 0))
        (local.set $sum01 (v128.const i32x4 0 0 0 0))
        (local.set $sum02 (v128.const i32x4 0 0 0 0))
        (local.set $sum03 (v128.const i32x4 0 0 0 0))
        (local.set $sum10 (v128.const i32x4 0 0 0 0))
        (local.set $sum11 (v128.const i32x4 0 0 0 0))
        (local.set $sum12 (v128.const i32x4 0 0 0 0))
        (local.set $sum13 (v128.const i32x4 0 0 0 0))
        (loop $products
          (local.set $w0 (v128.load8x8_s offset=0 (local.get $weight)))
          (local.set $w1 (v128.load8x8_s offset=8 (local.get $weight)))
          (local.set $w2 (v128.load8x8_s offset=16 (local.get $weight)))
          (local.set $w3 (v128.load8x8_s offset=24 (local.get $weight)))
          (local.set $a (v128.load (local.get $first)))
          (local.set $sum00
            (i32x4.add (local.get $sum00) (i32x4.dot_i16x8_s (local.get $a) (local.get $w0))))
          (local.set $sum01
            (i32x4.add (local.get $sum01) (i32x4.dot_i16x8_s (local.get $a) (local.get $w1))))
          (local.set $sum02
            (i32x4.add (local.get $sum02) (i32x4.dot_i16x8_s (local.get $a) (local.get $w2))))
          (local.set $sum03
            (i32x4.add (local.get $sum03) (i32x4.dot_i16x8_s (local.get $a) (local.get $w3))))
          (local.set $a (v128.load (local.get $second)))
          (local.set $sum10
            (i32x4.add (local.get $sum10) (i32x4.dot_i16x8_s (local.get $a) (local.get $w0))))
          (local.set $sum11
            (i32x4.add (local.get $sum11) (i32x4.dot_i16x8_s (local.get $a) (local.get $w1))))
          (local.set $sum12
            (i32x4.add (local.get $sum12) (i32x4.dot_i16x8_s (local.get $a) (local.get $w2))))
          (local.set $sum13
            (i32x4.add (local.get $sum13) (i32x4.dot_i16x8_s (local.get $a) (local.get $w3))))
          (local.set $weight (i32.add (local.get $weight) (i32.const 32)))
          (local.set $second (i32.add (local.get $second) (i32.const 16)))
          (br_if $products
            (i32.lt_u (local.tee $first (i32.add (local.get $first) (i32.const 16))) (local.get $end))))
        (v128.store (local.get $target)
          (call $finish
            (local.get $sum00) (local.get $sum01) (local.get $sum02) (local.get $sum03)
            (f32.load (local.get $inputScale))
            (v128.load (local.get $outputScale)) (v128.load (local.get $bias))))
        (v128.store (i32.add (local.get $target) (local.get $outStride))
          (call $finish
            (local.get $sum10) (local.get $sum11) (local.get $sum12) (local.get $sum13)
            (f32.load offset=4 (local.get $inputScale))
            (v128.load (local.get $outputScale)) (v128.load (local.get $bias))))
        (local.set $first (local.get $second))
        (local.set $inputScale (i32.add (local.get $inputScale) (i32.const 8)))
        (local.set $target (i32.add (local.get $target) (i32.mul (local.get $outStride) (i32.const 2))))
        (br_if $rows
          (i32.lt_u (local.tee $row (i32.add (local.get $row) (i32.const 2))) (local.get $rows))))
      (local.set $block (local.get $weight))
      (local.set $outputScale (i32.add (local.get $outputScale) (i32.const 16)))
      (local.set $bias (i32.add (local.get $bias) (i32.const 16)))
      (br_if $columns
        (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 16))) (local.get $outEnd)))))

  ;; out[j] = a . b[j] for `count` vectors of floats, `width` bytes long, that stand `stride` apart.
  (func (export "compare") (param $a i32) (param $b i32) (param $count i32) (param $stride i32) (param $width i32)
    (param $out i32)
    (local $at i32) (local $sum v128) (local $end i32)
    (local.set $end (i32.add (local.get $out) (i32.mul (local.get $count) (i32.const 4))))
    (loop $vectors
      (local.set $at (i32.const 0))
      (local.set $sum (v128.const f32x4 0 0 0 0))
      (loop $products
        (local.set $sum
          (f32x4.add (local.get $sum)
            (f32x4.mul
              (v128.load (i32.add (local.get $a) (local.get $at)))
              (v128.load (i32.add (local.get $b) (local.get $at))))))
        (br_if $products
          (i32.lt_u (local.tee $at (i32.add (local.get $at) (i32.const 16))) (local.get $width))))
      (f32.store (local.get $out)
        (f32.add
          (f32.add (f32x4.extract_lane 0 (local.get $sum)) (f32x4.extract_lane 1 (local.get $sum)))
          (f32.add (f32x4.extract_lane 2 (local.get $sum)) (f32x4.extract_lane 3 (local.get $sum)))))
      (local.set $b (i32.add (local.get $b) (local.get $stride)))
      (br_if $vectors
        (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 4))) (local.get $end)))))

  ;; out = the sum of share[j] x b[j]; `width` is a multiple of 64.
  (func (export "mix") (param $shares i32) (param $b i32) (param $count i32) (param $stride i32) (param $width i32)
    (param $out i32)
    (local $from i32) (local $share i32) (local $end i32) (local $outEnd i32) (local $weight v128)
    (local $sum0 v128) (local $sum1 v128) (local $sum2 v128) (local $sum3 v128)
    (local.set $end (i32.add (local.get $shares) (i32.mul (local.get $count) (i32.const 4))))
    (local.set $outEnd (i32.add (local.get $out) (local.get $width)))
    (loop $blocks
      (local.set $sum0 (v128.const f32x4 0 0 0 0))
      (local.set $sum1 (v128.const f32x4 0 0 0 0))
      (local.set $sum2 (v128.const f32x4 0 0 0 0))
      (local.set $sum3 (v128.const f32x4 0 0 0 0))
      (local.set $from (local.get $b))
      (local.set $share (local.get $shares))
      (loop $vectors
        (local.set $weight (v128.load32_splat (local.get $share)))
        (local.set $sum0
          (f32x4.add (local.get $sum0) (f32x4.mul (local.get $weight) (v128.load offset=0 (local.get $from)))))
        (local.set $sum1
          (f32x4.add (local.get $sum1) (f32x4.mul (local.get $weight) (v128.load offset=16 (local.get $from)))))
        (local.set $sum2
          (f32x4.add (local.get $sum2) (f32x4.mul (local.get $weight) (v128.load offset=32 (local.get $from)))))
        (local.set $sum3
          (f32x4.add (local.get $sum3) (f32x4.mul (local.get $weight) (v128.load offset=48 (local.get $from)))))
        (local.set $from (i32.add (local.get $from) (local.get $stride)))
        (br_if $vectors
          (i32.lt_u (local.tee $share (i32.add (local.get $share) (i32.const 4))) (local.get $end))))
      (v128.store offset=0 (local.get $out) (local.get $sum0))
      (v128.store offset=16 (local.get $out) (local.get $sum1))
      (v128.store offset=32 (local.get $out) (local.get $sum2))
      (v128.store offset=48 (local.get $out) (local.get $sum3))
      (local.set $b (i32.add (local.get $b) (i32.const 64)))
      (br_if $blocks
        (i32.lt_u (local.tee $out (i32.add (local.get $out) (i32.const 64))) (local.get $outEnd))))))
