/** English words for animals and their keep, as customers of vets, groomers, kennels, farms, stables and pet shops use them. */
export const ENGLISH_ANIMALS = `
labrador retriever poodle terrier spaniel dachshund bulldog beagle collie alsatian husky chihuahua corgi greyhound whippet rottweiler labradoodle cockapoo cockerpoo pug boxer mongrel > dog breed pet
puppy pup doggo kitten > pet animal
pooch mutt doggie doggo hound > dog
dog canine
cat feline moggy
siamese persian tabby tomcat > cat
bunny rabbit
guinea_pig guineapig hamster gerbil > rodent rabbit pet
budgie parrot canary cockatiel parakeet > bird
tortoise turtle snake lizard gecko > reptile exotic
goldfish > fish
hen poultry > chicken
pony horse equine
cow cattle
sheep lamb
piglet pig
pup puppy
kitten kitty
animal pet
four_legged furry_friend fur_baby > dog pet
snip fix_my_dog fix_my_cat get_him_done get_her_done > neuter castrate spay
neutering castration spaying
put_to_sleep put_down euthanise euthanize euthanasia
passed_away died death dead die
ashes cremated
jabs shots > vaccination booster
kennel_cough > vaccination cough
deworm wormer wormed > worm
flea_treatment flea > flea parasite
tick_removal tick > tick parasite
ticks fleas worms > parasite
tooth_cleaning > dental
limp hobbling > lame
scratching > itch skin flea
in_heat in_season > spay
litter whelping > breeding
pet_passport > passport travel certificate
chip microchipped > microchip
lost_dog lost_cat > microchip lost
rehome adopt adoption shelter rescue
rescue_dog > adoption rescue
groomer grooming > groom
shed moulting molting
matted tangled knots > groom dematting coat
nail_clip nail_trim claws > nail
wash_my_dog dog_wash dog_bath > bath groom
walkies dog_walk dog_walker walking_the_dog > walk
on_a_lead off_lead off_the_lead leash lead
obedience puppy_class puppy_training > training trainer
boarding kennel cattery petsitting
pet_sitter dog_sitter cat_sitter > boarding sitting
doghouse hutch cage crate
pet_food dog_food cat_food kibble > food feed
hay straw
saddle tack riding_hat > equipment
hack trail_ride trek > ride
livery stable
farrier horseshoe shoeing
petting_zoo petting stroke > touch animal
zookeeper keeper
guide_dog guide_dogs assistance_dog service_dog > assistance dog
emotional_support > assistance
vet veterinarian
what_animals which_animals what_creatures what_beasts > animals species
see_the_lions see_the_monkeys see_the_tigers see_the_elephants > animals
meet_the_animals get_up_close animal_encounter be_a_keeper > encounter experience keeper
baby_animals newborn_lambs new_babies > lambs young
lambing lambing_time > lambs
milk_a_cow bottle_feed > feeding
creepy_animals spiders_and_snakes > reptiles insects
bring_bread_for_the_ducks feed_the_ducks bring_carrots our_own_animal_food > feed food
sponsor_an_animal adopt_an_animal adopt_a_donkey > adoption adopt
pick_a_puppy buy_a_puppy get_a_puppy puppies_for_sale > puppies puppy
get_a_dog want_a_dog get_a_cat want_a_cat rehoming re_home > adoption rehoming adopt
give_up_my_dog give_up_my_cat cant_keep_my_dog cant_keep_my_cat > rehoming surrender
how_much_is_it_to_adopt adoption_fee > adoption fee
good_with_children good_with_other_dogs child_safe_dog > temperament children
home_check fenced_garden > home garden check
dangerous_dog xl_bully banned_breed > breed
flat_faced_dogs squashed_face > breed
two_dogs_together share_a_kennel sharing_a_kennel in_the_same_kennel > share kennel
how_big_are_the_kennels > kennel size
how_many_walks_a_day how_often_are_they_walked > walks walked exercise
send_me_pictures photos_of_my_dog webcam > photos updates
bring_his_own_food bring_her_own_food bring_his_bed bring_her_bed bring_his_toys own_bed_and > food bring bed
`;
